import { colours } from '@/content/colours';
import { SHARE_SIZE, type SharePicture } from './share-pictures';

type ShareCardProps = Pick<SharePicture, 'headline' | 'note' | 'brand'> & {
  /** The photo as a data URL, cropped to a square of the card's height. */
  readonly photo: string;
};

const { leaf, paper } = colours;
const JOINT = 8;
/** Height of a course in px; three courses of 2:1 modules fill the card. All sizes here are in px. */
const COURSE = SHARE_SIZE.height / 3;
const PHOTO = SHARE_SIZE.height;
const PHOTO_LEFT = SHARE_SIZE.width - PHOTO;
const MARK = 'M0 0h48v26H0zM3 3v20h42V3zM7 7h14v12H7zM27 7h14v12H27z';

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
    <div style={{ display: 'flex', width: '100%', height: '100%', background: leaf.deep, color: paper }}>
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
          style={{ position: 'absolute', left, top, width, height, background: leaf.deep }}
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
          color: leaf.pale,
        }}
      >
        {note}
      </div>
      <div style={{ position: 'absolute', left: 56, bottom: 48, display: 'flex', alignItems: 'center' }}>
        <svg width={78} height={42.25} viewBox="0 0 48 26">
          <path fill={paper} fillRule="evenodd" d={MARK} />
        </svg>
        <span style={{ marginLeft: 18, fontFamily: 'Display', fontSize: 37, letterSpacing: '-0.015em' }}>
          {brand}
        </span>
      </div>
    </div>
  );
}
