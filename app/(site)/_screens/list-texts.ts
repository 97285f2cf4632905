import type { ListAppProps } from '@/components/site/list/list-app.client';
import type { Strings } from '@/content/strings/locale';

type Needed = Pick<Strings, 'calculator' | 'list' | 'listPage' | 'productPage'>;

/** Texts of the visitor's list in one language; it names measures, colours and patterns as the calculators do. */
export function listTexts({ calculator, list, listPage, productPage }: Needed): ListAppProps['texts'] {
  const { units, roundedUp, options } = calculator;
  const { inches, colour, pattern } = options;
  return {
    ...listPage.app,
    add: list.add,
    keepsNothing: list.keepsNothing,
    files: productPage.files,
    calculator: { units, roundedUp, options: { inches, colour, pattern } },
  };
}
