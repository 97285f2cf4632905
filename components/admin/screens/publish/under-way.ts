/** Marks of the publications that this page is sending; it shows their results itself. */
const sending = new Set<string>();

export const isUnderWay = (mark: string) => sending.has(mark);

/** Runs the request of a publication. */
export async function underWay<Result>(mark: string, send: () => Promise<Result>): Promise<Result> {
  sending.add(mark);
  try {
    return await send();
  } finally {
    sending.delete(mark);
  }
}
