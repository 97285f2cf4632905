import type { Strings } from '@/content/strings/locale';

/** Names of files, units and patterns in one language, as products and calculators call them. */
export function listNames({ calculator, productPage }: Pick<Strings, 'calculator' | 'productPage'>) {
  const { units, roundedUp, postsLine, options } = calculator;
  const { inches, pattern } = options;
  return {
    files: productPage.files,
    calculator: { units, roundedUp, postsLine, options: { inches, pattern } },
  };
}
