import { banglaFaults } from './areas/bangla';
import { codeFaults } from './areas/code';
import { contentFaults } from './areas/content';
import { headFaults } from './areas/head';
import { listFaults } from './areas/lists';
import { pageFaults } from './areas/page';
import { repositoryFaults } from './areas/repository';
import { studioFaults } from './areas/studio';
import { widgetFaults } from './areas/widgets';
import type { PlantedFault } from './fault';

/** Every planted fault: quick ones first. */
export const faults: readonly PlantedFault[] = [
  ...contentFaults,
  ...codeFaults,
  ...repositoryFaults,
  ...headFaults,
  ...pageFaults,
  ...banglaFaults,
  ...widgetFaults,
  ...listFaults,
  ...studioFaults,
];
