/** Radius of both drawings, room around it for the sun, and a metre of the plan, in units of the drawings. */
const RADIUS = 48;
const ROOM = 8;
const METRE = 4;
/** Radius of the dimension arcs. */
const ARC = 26;

const DIAL = 'size-28 shrink-0 fill-none stroke-current';
const round = (value: number) => Math.round(value * 10) / 10;

/** Point at a distance from the middle, in degrees clockwise from the top. */
function pointAt(degrees: number, distance: number) {
  const angle = (degrees * Math.PI) / 180;
  return `${round(Math.sin(angle) * distance)} ${round(-Math.cos(angle) * distance)}`;
}

/** The sun's height as an angle over the horizon. Altitude in degrees. */
export function AltitudeDial({ altitude }: { readonly altitude: number }) {
  const sun = 90 - altitude;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-ROOM / 2} ${-RADIUS - ROOM / 2} ${RADIUS + ROOM} ${RADIUS + ROOM}`}
      className={DIAL}
    >
      <path
        d={`M${pointAt(0, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(90, RADIUS)}`}
        className="opacity-40"
      />
      <path d={`M0 0H${RADIUS}M0 0L${pointAt(sun, RADIUS)}`} />
      <path d={`M${ARC} 0A${ARC} ${ARC} 0 0 0 ${pointAt(sun, ARC)}`} />
      <Sun degrees={sun} />
    </svg>
  );
}

type PlanProps = { readonly azimuth: number; readonly shade: number };

/** Plan with north at the top: the wall, its shade to scale, and the sun's direction. Azimuth in degrees, shade in m. */
export function DirectionDial({ azimuth, shade }: PlanProps) {
  const depth = Math.min(shade * METRE, RADIUS);
  const side = azimuth < 180 ? -1 : 1;
  const end = round(Math.sqrt(RADIUS ** 2 - depth ** 2));
  const across = round(side * depth);
  const turn = side < 0 ? 0 : 1;
  return (
    <svg
      aria-hidden="true"
      viewBox={[-RADIUS - ROOM, -RADIUS - ROOM, 2 * (RADIUS + ROOM), 2 * (RADIUS + ROOM)].join(' ')}
      className={DIAL}
    >
      <circle r={RADIUS} className="opacity-40" strokeWidth="2" />
      <path
        d={`M0 -${RADIUS}A${RADIUS} ${RADIUS} 0 0 ${turn} ${across} -${end}V${end}A${RADIUS} ${RADIUS} 0 0 ${turn} 0 ${RADIUS}Z`}
        className="fill-ink stroke-none"
      />
      <path d={`M0 -${RADIUS}V${RADIUS}`} strokeWidth="6" />
      <path d={`M0 0L${pointAt(azimuth, RADIUS)}`} strokeWidth="2" />
      <path
        d={`M0 -${ARC}A${ARC} ${ARC} 0 ${azimuth > 180 ? 1 : 0} 1 ${pointAt(azimuth, ARC)}`}
        strokeWidth="2"
      />
      <Sun degrees={azimuth} size={7} />
    </svg>
  );
}

function Sun({ degrees, size = 3.5 }: { readonly degrees: number; readonly size?: number }) {
  const [x, y] = pointAt(degrees, RADIUS).split(' ');
  return <circle cx={x} cy={y} r={size} className="fill-paper stroke-none" />;
}
