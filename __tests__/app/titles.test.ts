import { metadata as home } from '@/app/(site)/page';
import { metadata as aboutUs } from '@/app/(site)/aboutUs/page';
import { metadata as blog } from '@/app/(site)/blog/page';
import { metadata as career } from '@/app/(site)/career/page';
import { metadata as clients } from '@/app/(site)/clients/page';
import { metadata as contact } from '@/app/(site)/contact/page';
import { metadata as gallery } from '@/app/(site)/gallery/page';
import { metadata as keyProduct } from '@/app/(site)/keyProduct/page';
import { metadata as news } from '@/app/(site)/news-events/page';
import { metadata as products } from '@/app/(site)/products/page';
import { metadata as quality } from '@/app/(site)/quality/page';
import { metadata as works } from '@/app/(site)/works/page';

// How long titles and descriptions are: __tests__/export/metadata.test.ts.
it.each([
  ['Concrete blocks, pavers & tiles in Bangladesh', home],
  ['About Us', aboutUs],
  ['Blog', blog],
  ['Career', career],
  ['Clients', clients],
  ['Contact Us', contact],
  ['Gallery', gallery],
  ['Key Product Information', keyProduct],
  ['News & Events', news],
  ['Products', products],
  ['Quality Assurance', quality],
  ['Our Works', works],
])('the tab of a page says “%s” and the brand', (title, metadata) => {
  expect(metadata.title).toEqual({ absolute: `${title} | Atrai Blocks` });
});
