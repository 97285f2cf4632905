import { buildId } from './scripts/build-id.mjs';

const BUILD = buildId();

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: () => BUILD,
  // By it a tab of the studio knows that another one is of a newer build.
  env: { BUILD },
  // Pictures are sized by scripts/images.ts; the export has no image server.
  images: { unoptimized: true },
  // Where the whole project's types have just been checked (scripts/test.ts), its pages' are not checked once more.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
};

export default nextConfig;
