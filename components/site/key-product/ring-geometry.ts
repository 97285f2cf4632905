/** The ring's square sheet, in its own units. */
export const SHEET = 120;
const CENTRE = SHEET / 2;
const RADIUS = 52;

/** Half the opening at the bottom, in degrees: 90° are missing, so the ring is three quarters of a circle. */
const HALF_GAP = 45;

const pointAt = (degreesFromBottom: number) => {
  const angle = (degreesFromBottom * Math.PI) / 180;
  const x = CENTRE - RADIUS * Math.sin(angle);
  const y = CENTRE + RADIUS * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** The 270° arc (75 % of a circle, specification section 9), clockwise from bottom left to bottom right. */
export const ARC = `M${pointAt(HALF_GAP)}A${RADIUS} ${RADIUS} 0 1 1 ${pointAt(-HALF_GAP)}`;
