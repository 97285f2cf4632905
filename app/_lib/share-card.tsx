import { colours } from '@/content/registry/colours';
import { mark } from '@/content/entities/company';
import { markSize, markText } from '@/lib/brand';
import { SHARE_SIZE, type SharePicture } from './share-pictures';

type ShareCardProps = Pick<SharePicture, 'headline' | 'note' | 'brand'> & {
  /** The photo as a data URL, cropped to a square of the card's height. */
  readonly photo: string;
};

const { brand: tones, paper } = colours;
const JOINT = 8;
/** Height of a course in px; three courses of 2:1 modules fill the card. All sizes here are in px. */
const COURSE = SHARE_SIZE.height / 3;
const PHOTO = SHARE_SIZE.height;
const PHOTO_LEFT = SHARE_SIZE.width - PHOTO;
const drawing = Buffer.from(markText(mark, `color="${paper}"`)).toString('base64');
/** Area of the mark in px², and its greatest height in px. */
const MARK_AREA = 78 * 42.25;
const MARK_HEIGHT = 58;
const MARK = markSize(mark, MARK_AREA, MARK_HEIGHT);
/** Room around a mark with colours of its own, on a light plate. */
const PLATE = mark.colours.length > 0 ? 8 : 0;
/** Width of the mark with its plate, and the middle of mark and brand from below. */
export const SHARE_MARK_WIDTH = Math.round(MARK.width + 2 * PLATE);
export const SHARE_MIDDLE = 69;
/** Between mark and brand. */
export const SHARE_GAP = 18;
/** Height of their row. */
const ROW = 100;

/** Joints and missing modules: [left, top, width, height] in px, in ground colour over the photo. */
const ground = [
  [PHOTO_LEFT, 0, 2 * COURSE, COURSE],
  [PHOTO_LEFT, COURSE, COURSE, COURSE],
  [PHOTO_LEFT, COURSE - JOINT / 2, PHOTO, JOINT],
  [PHOTO_LEFT, 2 * COURSE - JOINT / 2, PHOTO, JOINT],
  [PHOTO_LEFT + 2 * COURSE - JOINT / 2, 2 * COURSE, JOINT, COURSE],
] as const;

/** Font size in px; smaller for long headlines, to stay clear of the wall. */
function headlineSize(headline: string) {
  const longestWord = Math.max(...headline.split(/\s+/).map(({ length }) => length));
  if (headline.length > 90 || longestWord > 20) return 46;
  if (headline.length > 48 || longestWord > 12) return 66;
  if (headline.length > 30) return 76;
  return headline.length > 20 ? 88 : 104;
}

/** A share picture: a photo as a stepped wall, the headline above. Its renderer knows only inline styles. */
export function ShareCard({ headline, note, brand, photo }: ShareCardProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: tones.deep, color: paper }}>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn into a picture, not served */}
      <img
        src={photo}
        alt=""
        width={PHOTO}
        height={PHOTO}
        style={{ position: 'absolute', left: PHOTO_LEFT, top: 0 }}
      />
      {ground.map(([left, top, width, height]) => (
        <div
          key={`${left} ${top}`}
          style={{ position: 'absolute', left, top, width, height, background: tones.deep }}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          left: 56,
          top: 48,
          width: 690,
          maxHeight: 400,
          paddingBottom: 20,
          overflow: 'hidden',
          fontFamily: 'Display',
          fontSize: headlineSize(headline),
          lineHeight: 0.98,
          letterSpacing: '-0.035em',
          wordBreak: 'break-word',
          lineClamp: 6,
          display: 'block',
        }}
      >
        {headline}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 56,
          bottom: 112,
          fontFamily: 'Data',
          fontSize: 27,
          color: tones.pale,
        }}
      >
        {note}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 56,
          bottom: SHARE_MIDDLE - ROW / 2,
          height: ROW,
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <div style={{ display: 'flex', padding: PLATE, background: PLATE > 0 ? paper : 'transparent' }}>
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn into a picture, not served */}
          <img src={`data:image/svg+xml;base64,${drawing}`} alt="" {...MARK} />
        </div>
        <span
          style={{ marginLeft: SHARE_GAP, fontFamily: 'Display', fontSize: 37, letterSpacing: '-0.015em' }}
        >
          {brand}
        </span>
      </div>
    </div>
  );
}
