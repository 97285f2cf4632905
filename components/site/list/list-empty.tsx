import { Filled } from '@/components/site/shared/filled';
import { Link } from '@/components/ui/link';
import type { ListPageTexts, ListTexts } from '@/content/strings/list';

type ListEmptyProps = {
  readonly texts: Pick<ListPageTexts, 'empty' | 'product'> & Pick<ListTexts, 'add'>;
  /** Address of the products. */
  readonly products: string;
};

/** Says that the list is empty, and how to fill it. */
export const ListEmpty = ({ texts, products }: ListEmptyProps) => (
  <p className="type-lead noscript:hidden">
    <Filled
      text={texts.empty}
      parts={{
        product: (
          <Link href={products} className="underline underline-offset-4">
            {texts.product}
          </Link>
        ),
        add: texts.add,
      }}
    />
  </p>
);
