import { type ProductFile, routes } from '@/content/routes';

type DownloadsProps = { readonly id: string };

const FILES: Readonly<Record<ProductFile, string>> = {
  svg: 'Drawing, SVG',
  dxf: 'Drawing, DXF',
  glb: '3D shape, GLB',
};

const button =
  'inline-flex min-h-11 items-center border border-ink px-5 text-base font-semibold hover:bg-ink hover:text-paper';

/** The files of a product, and its data sheet, which is this page on paper. */
export function Downloads({ id }: DownloadsProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-joint print:hidden">
      {Object.entries(FILES).map(([ending, title]) => (
        <a key={ending} href={routes.productFile(id, ending as ProductFile)} download className={button}>
          {title}
        </a>
      ))}
      <button type="button" data-print-sheet="" className={`${button} cursor-pointer noscript:hidden`}>
        Print the data sheet
      </button>
    </div>
  );
}
