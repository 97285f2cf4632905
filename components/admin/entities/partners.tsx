import { previewStrings } from '@/components/admin/strings/preview';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { routes } from '@/content/routes';
import type { PreviewProps } from './preview-props';
import { previewPicture, textOr } from './preview-values';

/** A client as a stone of the wall of logos. */
export function PartnerPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { src, width, height } = previewPicture({ image: value.logo }, pictureUrl);
  const name = textOr(value, 'name', previewStrings.samples.name);
  return (
    <div className="mx-auto max-w-90 p-gutter">
      <LogoWall
        newTab={locale.strings.shell.newTab}
        logos={[
          { id: 'preview', name, imgSrc: src, width: Math.min(width, 208), height, link: routes.clients },
        ]}
      />
    </div>
  );
}
