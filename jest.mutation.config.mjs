import jestConfig from './jest.config.mjs';

const [node] = (await jestConfig()).projects;

process.env.TEST_DEPTH = 'mutation';

/** For `stryker.config.mjs`, which needs one project and names its tests. Fewer roots are searched in less time. */
export default {
  ...node,
  roots: ['__tests__', 'components', 'content', 'lib', 'scripts'].map((folder) => `<rootDir>/${folder}`),
};
