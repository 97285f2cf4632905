import { availableParallelism } from 'node:os';
import { buildId, VARIABLES } from './scripts/build-id.mjs';
import { siteLanguages } from './scripts/languages.mjs';

const BUILD = buildId();
const languages = siteLanguages();

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Files of `app/bn` (`page.bn.tsx`, `route.bn.ts`) are none to Next where the website has no Bangla.
  pageExtensions: [...(languages.includes('bn') ? ['bn.tsx', 'bn.ts'] : []), 'tsx', 'ts', 'jsx', 'js'],
  reactStrictMode: true,
  // Next leaves one core to itself, also where it waits for the others.
  experimental: { globalNotFound: true, cpus: availableParallelism() },
  poweredByHeader: false,
  generateBuildId: () => BUILD,
  env: {
    // By it a tab of the studio knows that another one is of a newer build.
    BUILD,
    // Which scheduled records it shows; of the company's calendar (lib/records/schedule.ts).
    BUILD_DAY: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Dhaka' }).format(new Date()),
    // Where they are empty, the bundler leaves out everything that is behind them.
    ...Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? ''])),
  },
  turbopack: {
    // Modules that pick one language of the texts, or some facts of records: a browser receives only their values.
    rules: {
      '*.ts': {
        condition: {
          path: /^content\/(?:strings\/(?:en|bn)\/|registry\/(?:colours|languages)\.ts$|pages\/hidden-paths\.ts$)/,
        },
        loaders: [{ loader: './scripts/computed.mjs', options: { languages } }],
        as: '*.js',
      },
    },
  },
  // Loaded as it is while building: it finds its own parts by its place.
  serverExternalPackages: ['pdfkit'],
  // An archive of thousands of files takes longer than Next's 60 s.
  staticPageGenerationTimeout: 1800,
  // Pictures are sized by scripts/images.ts; the export has no image server.
  images: { unoptimized: true },
  // Where the whole project's types have just been checked (scripts/test.ts), its pages' are not checked once more.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
};

export default nextConfig;
