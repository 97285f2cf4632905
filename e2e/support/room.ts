import type { Page } from '@playwright/test';

/** Words that are cut off, over other words, or squeezed into seven narrow lines. What scrolls, moves or is fixed does not count. */
export const crowdedWords = (page: Page) =>
  page.evaluate(() => {
    /** Of a line's height, that its letters do not reach: the Bangla face measures its lines for the highest stack of signs. */
    const AIR = { bangla: 0.28, latin: 0.15 };
    const [LINES, NARROW_PX] = [6, 120];
    const MOVING = '.swiper, [aria-roledescription]';
    const isFixed = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).position === 'fixed') return true;
      return false;
    };
    const lines: { readonly text: string; readonly owner: Element; readonly box: DOMRect }[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (!owner || text === '' || isFixed(owner) || owner.closest(`svg, .sr-only, ${MOVING}`)) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      if (boxes.length > LINES && boxes.every((box) => box.width < NARROW_PX)) cut.push(`squeezed: ${text}`);
      for (const { x, y, width, height } of boxes) {
        if (width < 2) continue;
        const air = height * (/[ঀ-৥]/.test(text) ? AIR.bangla : AIR.latin);
        const box = new DOMRect(x, y + air, width, height - 2 * air);
        lines.push({ text, owner, box });
        for (
          let frame: Element | null = owner;
          frame && frame !== document.body;
          frame = frame.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          const isIn =
            box.left >= left - 1 && box.right <= right + 1 && box.top >= top && box.bottom <= bottom;
          if (!isIn) cut.push(`cut off: ${text.slice(0, 60)}`);
        }
      }
    }
    const over = lines.flatMap(({ text, owner, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => !owner.contains(other.owner) && !other.owner.contains(owner))
        .filter(
          ({ box: two }) =>
            Math.min(box.right, two.right) - Math.max(box.left, two.left) > 2 &&
            Math.min(box.bottom, two.bottom) - Math.max(box.top, two.top) > 1,
        )
        .map((other) => `over each other: ${text.slice(0, 40)} | ${other.text.slice(0, 40)}`),
    );
    return [...new Set([...cut, ...over])];
  });

/** Text under a picture or a background of another element, as the page is scrolled through. */
export const coveredWords = (page: Page) =>
  page.evaluate(() => {
    /** Distance of the probed points from the ends of a line in px: within its first and last letter. */
    const INSIDE = 3;
    const isOpaque = (element: Element) =>
      element.matches('img, video, canvas') ||
      !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);
    const owners = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || (node.textContent ?? '').trim() === '') continue;
      if (owner.closest('header, .swiper, [aria-roledescription], .sr-only, dialog, svg')) continue;
      if (owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) owners.add(owner);
    }
    const covered = [...owners].filter((owner) => {
      owner.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(owner);
      return [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
        if (width < 2 * INSIDE) return false;
        return [left + INSIDE, right - INSIDE].some((x) => {
          const stack = document.elementsFromPoint(x, (top + bottom) / 2);
          const own = stack.findIndex((element) => element.contains(owner) || owner.contains(element));
          return stack.slice(0, Math.max(own, 0)).some(isOpaque);
        });
      });
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return covered.map((owner) => `covered: ${(owner.textContent ?? '').slice(0, 60)}`);
  });

/**
 * Texts in Bangla that are set in a way that tears its letters apart or cuts their signs: spaced, in capitals, hyphenated,
 * or, where there are several, in lines lower than 1.2 of their letters.
 */
export const wronglySet = (page: Page) =>
  page.evaluate(() => {
    const hasSeveralLines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('script, style, svg'))
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /[ঀ-৥]/.test(node.data)),
      )
      .flatMap((element) => {
        const { letterSpacing, textTransform, hyphens, lineHeight, fontSize } = getComputedStyle(element);
        const faults = [
          /^(normal|0px)$/.test(letterSpacing) ? [] : [`spaced by ${letterSpacing}`],
          textTransform === 'none' ? [] : [textTransform],
          hyphens === 'auto' ? ['hyphenated'] : [],
          hasSeveralLines(element) && parseFloat(lineHeight) < 1.19 * parseFloat(fontSize)
            ? [`lines of ${lineHeight} for ${fontSize}`]
            : [],
        ].flat();
        return faults.length === 0
          ? []
          : [`${faults.join(', ')}: ${(element.textContent ?? '').slice(0, 40)}`];
      });
  });
