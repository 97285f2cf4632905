import { getPosition } from 'suncalc';

/** Place in degrees north and east for which the pictures of the wall are lit (scripts/imagery/day.py). */
export const litPlace = { latitude: 24.2, longitude: 90.5 };
/** Day of the pictures, an equinox; at the offset of Bangladesh from UTC. */
const DAY = '2026-03-21';
const OFFSET = '+06:00';
/** m; top of the coping. The wall runs from north to south. */
const WALL_HEIGHT = 2.39;

/** Pictures of the wall from the west, in px: the page's column at 1.6 dots. Named here one by one, so that the studio's library knows them. */
const SIZE = { width: 2176, height: 1224 };
const FRAMES = [
  ['07:00', '/images/scenes/day-0700.jpg'],
  ['08:30', '/images/scenes/day-0830.jpg'],
  ['10:00', '/images/scenes/day-1000.jpg'],
  ['11:30', '/images/scenes/day-1130.jpg'],
  ['13:00', '/images/scenes/day-1300.jpg'],
  ['14:30', '/images/scenes/day-1430.jpg'],
  ['16:00', '/images/scenes/day-1600.jpg'],
  ['17:30', '/images/scenes/day-1730.jpg'],
] as const;

/** The screen wall at eight times of one day at a place. Sun positions follow NOAA's equations (`suncalc`). */
export const wallHoursAt = ({ latitude, longitude }: typeof litPlace) =>
  FRAMES.map(([time, src]) => {
    const sun = getPosition(new Date(`${DAY}T${time}:00${OFFSET}`), latitude, longitude);
    return {
      time,
      picture: { src, ...SIZE },
      /** Degrees above the horizon, and clockwise from north. */
      altitude: Math.round(sun.altitude),
      azimuth: Math.round(sun.azimuth),
      /** m; depth of the wall's shade on level ground, square to the wall. */
      shade: shadeDepth(sun.altitude, sun.azimuth),
    };
  });

/** The wall at one time of the day. */
export type WallHour = ReturnType<typeof wallHoursAt>[number];

/** m, to a tenth; the part of the shadow's length that is square to a wall from north to south. */
function shadeDepth(altitude: number, azimuth: number) {
  const radians = Math.PI / 180;
  const depth = (WALL_HEIGHT * Math.abs(Math.sin(azimuth * radians))) / Math.tan(altitude * radians);
  return Math.round(depth * 10) / 10;
}
