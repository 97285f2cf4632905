#!/bin/sh
# Uploads out/ to the bucket S3_BUCKET, hashed files first, and refreshes the distribution CLOUDFRONT_ID (docs/deploy.md).
set -eu
B="s3://$S3_BUCKET"
for d in _next/static fonts; do aws s3 sync "out/$d" "$B/$d" --cache-control 'public, max-age=31536000, immutable'; done
for d in images og icons; do aws s3 sync "out/$d" "$B/$d" --cache-control 'public, max-age=86400, stale-while-revalidate=604800'; done
aws s3 sync out "$B" --delete --cache-control 'public, max-age=0, must-revalidate' \
  --exclude '_next/static/*' --exclude 'fonts/*' --exclude 'images/*' --exclude 'og/*' --exclude 'icons/*' --exclude '.htaccess' --exclude '_headers' --exclude '_redirects'
for p in '' bn/; do
  aws s3 cp "out/${p}feed.xml" "$B/${p}feed.xml" --content-type 'application/rss+xml; charset=utf-8' --cache-control 'public, max-age=0, must-revalidate'
  aws s3 cp "out/${p}feed.json" "$B/${p}feed.json" --content-type 'application/feed+json; charset=utf-8' --cache-control 'public, max-age=0, must-revalidate'
done
aws s3 cp out/manifest.webmanifest "$B/manifest.webmanifest" --content-type 'application/manifest+json' --cache-control 'public, max-age=0, must-revalidate'
for t in dxf:image/vnd.dxf glb:model/gltf-binary usdz:model/vnd.usdz+zip ifc:application/p21; do aws s3 cp out "$B" --recursive --exclude '*' --include "*.${t%%:*}" \
  --content-type "${t##*:}" --cache-control 'public, max-age=0, must-revalidate'; done
aws cloudfront create-invalidation --distribution-id "$CLOUDFRONT_ID" --paths '/*'
