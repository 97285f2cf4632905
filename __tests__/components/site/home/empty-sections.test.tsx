import { render } from '@testing-library/react';
import { Feedbacks } from '@/components/site/home/feedbacks';
import { Services } from '@/components/site/home/services';
import { english } from '@/content/strings/english';

test.each([
  ['services', <Services key="s" title="Services" lead="What comes with the block." services={[]} />],
  ['feedbacks', <Feedbacks locale={english} key="f" title="What customers say" feedbacks={[]} />],
])('without %s their heading is not there either', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});
