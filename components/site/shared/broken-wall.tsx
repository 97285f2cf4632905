const COURSES = 9;
/** Enough blocks for a course on the widest screens; what does not fit is cut off by the wall's edge. */
const BLOCKS = 8;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A wall in running bond with one block missing, drawn with `styles/not-found.css`. Decoration. */
export function BrokenWall() {
  return (
    <div className="broken-wall" aria-hidden="true">
      <div className="broken-wall-courses">
        {upTo(COURSES).map((course) => (
          <div key={course} className="broken-wall-course">
            {upTo(BLOCKS).map((block) => (
              <span key={block} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
