import lighthouse, { type Flags } from 'lighthouse';

/** Figures of one visit. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Median of several visits, separately for each figure. */
export function median(visits: readonly Visit[]) {
  const middle = (figure: keyof Visit) => {
    const sorted = visits.map((visit) => visit[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  const figures = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)])) as Visit;
}

/** Visits a page with Lighthouse's phone: Moto G Power, slow 4G, processor slowed four times. */
export async function visit(url: string, port: number) {
  const flags: Flags = {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    throttlingMethod: 'simulate',
  };
  const result = await lighthouse(url, flags);
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse gave no report.'}`);
  }
  const figure = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${audit}.`);
    return value;
  };
  return {
    // Times in ms.
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    speedIndex: figure('speed-index'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    // From 0 to 100.
    score: Math.round((report.categories.performance?.score ?? 0) * 100),
    // Requests that started before the `load` event.
    requests: requestsBeforeLoad(report.audits),
  };
}

type Audits = Readonly<Record<string, { readonly details?: unknown }>>;
type Table = {
  readonly items?: readonly Readonly<Record<string, unknown>>[];
  readonly debugData?: { readonly networkStartTimeTs?: number };
};

function requestsBeforeLoad(audits: Audits) {
  const [metrics] = (audits.metrics?.details as Table | undefined)?.items ?? [];
  const network = audits['network-requests']?.details as Table | undefined;
  const load = Number(metrics?.observedLoadTs);
  const start = Number(network?.debugData?.networkStartTimeTs);
  if (Number.isNaN(load + start))
    throw new Error('Lighthouse does not say when requests began or the page loaded.');
  // Request times are in ms since `start`; `load` and `start` are in microseconds of one clock.
  return (network?.items ?? [])
    .filter(({ networkRequestTime }) => start + Number(networkRequestTime) * 1000 < load)
    .filter(({ url }) => !String(url).startsWith('data:')).length;
}
