import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AdvantageList } from '@/components/site/key-product/advantage-list';
import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { advantages } from '@/content/entities/advantages';
import { benefits } from '@/content/entities/benefits';
import { english } from '@/content/strings/english';

it('has no accessibility fault, beside the advantages', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { container } = render(
    <>
      {benefits.map((benefit) => (
        <BenefitCard locale={english} key={benefit.title} benefit={benefit} />
      ))}
      {advantages.map((list) => (
        <AdvantageList key={list.title} list={list} />
      ))}
    </>,
  );
  expect(await axe(container, { rules: { 'heading-order': { enabled: false } } })).toHaveNoViolations();
});
