import { newestFirst } from '../lib/dates';
import { defineCollection } from '../lib/define-collection';
import { canalBankInGridBlocks } from './canal-bank-in-grid-blocks';
import { curingThroughTheMonsoon } from './curing-through-the-monsoon';
import { footpathWithTactileTiles } from './footpath-with-tactile-tiles';
import { kerbLineForAMarketRoad } from './kerb-line-for-a-market-road';
import { layingCourseWithATechnicalSchool } from './laying-course-with-a-technical-school';
import { newPaverPressAtWork } from './new-paver-press-at-work';
import { openDayForMasons } from './open-day-for-masons';
import { schoolBoundaryWall } from './school-boundary-wall';
import { standAtTheBuildingFair } from './stand-at-the-building-fair';
import { treesForTheYard } from './trees-for-the-yard';
import { newsItemSchema } from './schema';

/** News, events and works in one. The order is that of the works page, finished works first, and not by date. */
export const newsItems = defineCollection({
  file: 'content/news',
  schema: newsItemSchema,
  records: [
    canalBankInGridBlocks,
    schoolBoundaryWall,
    kerbLineForAMarketRoad,
    footpathWithTactileTiles,
    newPaverPressAtWork,
    openDayForMasons,
    layingCourseWithATechnicalSchool,
    curingThroughTheMonsoon,
    standAtTheBuildingFair,
    treesForTheYard,
  ],
  idField: '_id',
});

export type NewsItem = (typeof newsItems)[number];

const newsItemsById = new Map(newsItems.map((item) => [item._id, item]));

export const getNewsItem = (id: string) => newsItemsById.get(id);

/** News, events and works together, newest first. */
export const newestNewsItems = newestFirst(newsItems);

/** What the news page lists: items of category news, newest first. */
export const newestNews = newestNewsItems.filter(({ category }) => category === 'news');
