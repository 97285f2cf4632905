import { company } from '@/content/entities/company';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/** Towns along the road N3, northwards, with their place on the sheet. */
const TOWNS = [
  { x: 110, y: 330 },
  { x: 104, y: 262 },
  { x: 96, y: 204 },
  { x: 118, y: 146 },
  { x: 92, y: 72 },
] as const;

const FACTORY = { x: 236, y: 84 } as const;
/** All is painted in the colour of the page's text, which becomes the system's where that is asked for; a colour of its own would stay. */
const text = 'fill-current text-small font-medium';

/** The way from Dhaka to the factory as a drawing: the road N3, the towns on it and the turning. Not to scale. */
export function LocationPlan({ locale }: { readonly locale: Locale }) {
  const { plan } = locale.strings.contact;
  const { street } = inLanguage(company, locale.language).factory;
  const road = [...TOWNS.map(({ x, y }) => `${x} ${y}`), '84 12'].join('L');
  return (
    <figure className="max-w-112">
      <svg
        role="img"
        aria-label={locale.fill(plan.label, { street })}
        viewBox="78 0 322 346"
        className="w-full"
      >
        <path d={`M${road}`} fill="none" stroke="currentColor" strokeWidth="5" />
        <path
          d={`M${TOWNS[4].x} ${TOWNS[4].y}L${FACTORY.x} ${FACTORY.y}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        {TOWNS.map(({ x, y }, index) => (
          <g key={y}>
            <circle cx={x} cy={y} r="6" className="fill-paper" stroke="currentColor" strokeWidth="2" />
            <text x={x + 18} y={index === TOWNS.length - 1 ? y + 24 : y + 5} className={text}>
              {plan.towns[index]}
            </text>
          </g>
        ))}
        <path
          className="fill-leaf forced-colors:fill-current"
          d={`M${FACTORY.x} ${FACTORY.y - 16}h56v32h-56zM${FACTORY.x + 9} ${FACTORY.y - 8}v16h15v-16zM${FACTORY.x + 32} ${FACTORY.y - 8}v16h15v-16z`}
          fillRule="evenodd"
        />
        <text x={FACTORY.x} y={FACTORY.y + 38} className={text}>
          {plan.factory}
        </text>
        <text x="100" y="30" className={text}>
          {plan.road}
        </text>
        <path d="M376 60V20M368 32L376 20L384 32" fill="none" stroke="currentColor" strokeWidth="2" />
        <text x="370" y="80" className={text}>
          {plan.north}
        </text>
      </svg>
      <figcaption className="mt-3 type-small text-concrete-600">{plan.note}</figcaption>
    </figure>
  );
}
