import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { Image } from '@/components/ui/image';
import type { Elements } from '@/components/ui/elements';
import { company } from '@/content/entities/company';
import { wallDay } from '@/content/strings/wall-day';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/lib/text';
import { litPlace, wallHoursAt, type WallHour } from '@/components/site/about/wall-hours';
import { AltitudeDial, DirectionDial } from './sun-dials';
const SIZES = '(width >= 90rem) 1020px, (width >= 80rem) 71vw, 94vw';

/** Degrees between a factory and the place of the pictures within which the section is shown. */
const NEAR = 0.5;

/**
 * A screen wall at eight hours; radio buttons choose one by `styles/wall-day.css` alone, else all are shown. Left out
 * for a factory far from the place of the pictures, because the sun is higher or lower there.
 */
export function WallDay({ locale }: { readonly locale: Locale }) {
  const { title, lead, hours } = oneLanguage(wallDay, locale.language);
  const { latitude, longitude } = company.map;
  if (Math.hypot(latitude - litPlace.latitude, longitude - litPlace.longitude) > NEAR) return null;
  const place = { latitude: Number(latitude.toFixed(1)), longitude: Number(longitude.toFixed(1)) };
  return (
    <Section ground="dark" aria-labelledby="wall-day">
      <SectionHead id="wall-day" title={title} lead={locale.fill(lead, place)} />
      <fieldset className="wall-day">
        <legend className="sr-only">{hours}</legend>
        {wallHoursAt(place).map((hour, index) => (
          <div key={hour.time}>
            <label className="flex min-h-11 cursor-pointer items-center justify-center gap-2 border-t-4 border-joint-dark type-data-large has-checked:border-paper has-focus-visible:outline-3 has-focus-visible:outline-brand-pale">
              <input
                type="radio"
                name="wall-hour"
                value={hour.time}
                defaultChecked={index === 0}
                className="absolute opacity-0 forced-colors:static forced-colors:opacity-100"
              />
              <span>{locale.number(hour.time)}</span>
            </label>
            <Hour locale={locale} hour={hour} />
          </div>
        ))}
      </fieldset>
      <p className="mt-6 type-small text-current/75">{locale.strings.media.computed}</p>
    </Section>
  );
}

function Hour({ locale, hour }: { readonly locale: Locale; readonly hour: WallHour }) {
  const { what, picture, times, figures, metres } = oneLanguage(wallDay, locale.language);
  const { time, altitude, azimuth, shade } = hour;
  const alt = locale.fill(picture, { time: times[time] });
  const degrees = (figure: number) => `${locale.number(figure)}°`;
  return (
    <figure>
      <div className="aspect-scene bg-ink md:aspect-video">
        <Image image={{ ...hour.picture, alt }} sizes={SIZES} />
      </div>
      <figcaption className="grid gap-gutter pt-6 lg:grid-cols-3 xl:grid-cols-1 xl:content-between xl:pt-0 xl:pl-gutter">
        <p className="max-w-phrase type-h3">{what[time]}</p>
        <div className="flex flex-wrap gap-gutter lg:col-span-2 xl:col-span-1">
          <Figures entries={[[figures.altitude, degrees(altitude)]]}>
            <AltitudeDial altitude={altitude} />
          </Figures>
          <Figures
            entries={[
              [figures.azimuth, degrees(azimuth)],
              [figures.shade, locale.fill(metres, { depth: shade })],
            ]}
          >
            <DirectionDial azimuth={azimuth} shade={shade} />
          </Figures>
        </div>
      </figcaption>
    </figure>
  );
}

type FiguresProps = {
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly children: Elements;
};

const Figures = ({ entries, children }: FiguresProps) => (
  <div className="flex gap-4">
    {children}
    <dl>
      {entries.map(([name, value]) => (
        <div key={name} className="mb-2">
          <dt className="type-data text-concrete-200">{name}</dt>
          <dd className="type-data-large">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
