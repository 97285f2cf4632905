import { buildId } from './scripts/build-id.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  // Pictures are sized by scripts/images.ts; the export has no image server.
  images: { unoptimized: true },
};

export default nextConfig;
