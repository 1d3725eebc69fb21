/** Text that a person cannot read, or a page that moves sideways. */
export interface OverflowFinding {
  readonly kind: 'cut' | 'ellipsis' | 'overlap' | 'wide';
  readonly text: string;
  /** The element that holds the text, as a designer finds it: tag and class. */
  readonly element: string;
  /** What cuts it, or what it lies on. */
  readonly against?: string;
  /** CSS pixels that are lost or overlap. */
  readonly px: number;
}

/** Text that may be cut, and why; a story says so in `parameters.overflow`. */
export interface OverflowParameter {
  readonly ignore?: readonly { readonly selector: string; readonly why: string }[];
}

interface TextBox {
  readonly element: Element;
  readonly text: string;
  readonly rect: DOMRect;
  readonly fontSize: number;
}

/** Less than this is rounding. */
const SLACK_PX = 1.5;
/** Glyphs keep this share of their size free at top and bottom of their box. */
const FREE_SHARE = 0.3;
/** Shortened text must still show this much of itself. */
const SHOWN_MIN = 0.5;

/** Looks for text that is cut, overlaps other text or makes the page wider than its window. */
export function findOverflow(ignore: readonly string[] = []): {
  findings: readonly OverflowFinding[];
  /** Which of the selectors kept a finding away. */
  used: readonly string[];
} {
  const boxes = readTextBoxes();
  const found = [...findCut(boxes), ...findShortened(), ...findOverlaps(boxes), ...findWide(boxes)];
  const used = new Set<string>();
  const findings = found.filter(({ element }) => {
    const selector = ignore.find((one) => element.closest(one) !== null);
    if (selector !== undefined) used.add(selector);
    return selector === undefined;
  });
  return {
    findings: distinct(
      findings.map(({ element, ...told }) => ({ ...told, element: nameOf(element) })),
    ),
    used: [...used],
  };
}

type Found = Omit<OverflowFinding, 'element'> & { readonly element: Element };

/** Every line of visible text, with its box. */
function readTextBoxes(): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: TextBox[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === '' || !isShown(element)) continue;
    range.selectNodeContents(node);
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && rect.height > 1) boxes.push({ element, text, rect, fontSize });
    }
  }
  return boxes;
}

/** Whether a person sees it: not hidden, and not kept for screen readers only. */
function isShown(element: Element): boolean {
  if (element.closest('.sb-wrapper, script, style, template, noscript')) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    if (style.overflow !== 'visible' && (width <= 1 || height <= 1)) return false;
    if (/inset\((50|100)%/.test(style.clipPath)) return false;
  }
  return true;
}

/** Text that an ancestor cuts off without a sign of it. */
function findCut(boxes: readonly TextBox[]): Found[] {
  return boxes.flatMap((box): Found[] => {
    for (let at: Element | null = box.element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.animationName !== 'none') return [];
      const verdict = judgeCut(box, at, style);
      if (verdict !== 'whole') return verdict === 'meant' ? [] : [verdict];
      // Whatever lies outside of a part that scrolls can be brought in.
      if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) return [];
      if (style.position === 'fixed') return [];
    }
    return [];
  });
}

/** What one ancestor does to a line of text. What lies wholly outside was put there, such as the next slide. */
function judgeCut(
  box: TextBox,
  at: Element,
  style: CSSStyleDeclaration,
): Found | 'whole' | 'meant' {
  const hides = { x: isHiding(style.overflowX), y: isHiding(style.overflowY) };
  if (!hides.x && !hides.y) return 'whole';
  const { element, text, rect, fontSize } = box;
  const edges = getPaddingBox(at);
  if (isApart(rect, edges)) return 'meant';
  if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return 'meant';
  const acrossPx = hides.x ? Math.max(edges.left - rect.left, rect.right - edges.right) : 0;
  const alongPx = hides.y ? Math.max(edges.top - rect.top, rect.bottom - edges.bottom) : 0;
  const isCut = acrossPx > SLACK_PX || alongPx > Math.max(SLACK_PX, FREE_SHARE * fontSize);
  if (!isCut) return 'whole';
  const px = Math.round(Math.max(acrossPx, alongPx));
  return { kind: 'cut', text, element, against: nameOf(at), px };
}

/** Text that ends in an ellipsis: too little of it shows, or there is no way to read all of it. */
function findShortened(): Found[] {
  return [...document.body.querySelectorAll('*')].flatMap((element): Found[] => {
    const style = getComputedStyle(element);
    const isLine = style.textOverflow === 'ellipsis' && isHiding(style.overflowX);
    const isBlock = style.webkitLineClamp !== 'none' && isHiding(style.overflowY);
    if ((!isLine && !isBlock) || !isShown(element)) return [];
    const acrossPx = isLine ? element.scrollWidth - element.clientWidth : 0;
    const alongPx = isBlock ? element.scrollHeight - element.clientHeight : 0;
    const lineHeight = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize);
    if (acrossPx <= SLACK_PX && alongPx < lineHeight / 2) return [];
    const shown =
      alongPx > 0
        ? element.clientHeight / element.scrollHeight
        : element.clientWidth / element.scrollWidth;
    const isToldElsewhere = element.closest('[title], [aria-label]') !== null;
    if (shown >= SHOWN_MIN && isToldElsewhere) return [];
    const text = element.textContent.trim();
    const against = shown < SHOWN_MIN ? `only ${Math.round(shown * 100)} % shows` : 'no title';
    return [
      { kind: 'ellipsis', text, element, against, px: Math.round(Math.max(acrossPx, alongPx)) },
    ];
  });
}

/** Text on text, where neither is covered by something in between. */
function findOverlaps(boxes: readonly TextBox[]): Found[] {
  const inks = boxes
    // Numbers of a drawing stand where it puts them, and may be turned: their boxes overlap where they do not.
    .filter(({ element }) => !isMoved(element) && !(element instanceof SVGElement))
    .map((box) => ({ box, ink: cutInk(box.element, getInk(box)) }))
    .filter(({ box, ink }) => ink.height > 0 && isReached(box.element, ink))
    .sort((one, other) => one.ink.top - other.ink.top);
  return inks.flatMap(({ box, ink }, at): Found[] => {
    for (let next = at + 1; next < inks.length && inks[next]!.ink.top < ink.bottom; next++) {
      const { box: other, ink: otherInk } = inks[next]!;
      if (box.element === other.element) continue;
      const width = Math.min(ink.right, otherInk.right) - Math.max(ink.left, otherInk.left);
      const height = Math.min(ink.bottom, otherInk.bottom) - otherInk.top;
      if (width <= SLACK_PX || height <= SLACK_PX) continue;
      const x = Math.max(ink.left, otherInk.left) + width / 2;
      const y = otherInk.top + height / 2;
      if (!areBothSeen(box.element, other.element, x, y)) continue;
      const against = `“${shorten(other.text)}” in ${nameOf(other.element)}`;
      const px = Math.round(Math.min(width, height));
      return [{ kind: 'overlap', text: box.text, element: box.element, against, px }];
    }
    return [];
  });
}

/** What makes the page scroll sideways. */
function findWide(boxes: readonly TextBox[]): Found[] {
  const page = document.scrollingElement!;
  const extraPx = page.scrollWidth - page.clientWidth;
  if (extraPx <= SLACK_PX) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + SLACK_PX || left < -SLACK_PX) && isLoose(element);
  });
  const element = outside.at(-1) ?? document.body;
  const text = boxes.find((box) => element.contains(box.element))?.text ?? '';
  return [{ kind: 'wide', text, element, px: Math.round(extraPx) }];
}

const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether nothing around an element keeps what sticks out from widening the page. */
function isLoose(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return false;
  }
  return getComputedStyle(element).position !== 'fixed';
}

function isMoved(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).animationName !== 'none') return true;
  }
  return false;
}

/** Whether no ancestor hides this part, be it by cutting or because it is scrolled away. */
function isReached(element: Element, ink: DOMRect): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX === 'visible') continue;
    if (isApart(ink, getPaddingBox(at))) return false;
  }
  return true;
}

/** Whether both elements show at a point: nothing opaque lies above the lower one. */
function areBothSeen(one: Element, other: Element, x: number, y: number): boolean {
  const stack = document.elementsFromPoint(x, y);
  const places = [stack.indexOf(one), stack.indexOf(other)];
  // Out of the window, or not to be hit: then they count only in the same layer.
  if (places.includes(-1)) return getLayer(one) === getLayer(other);
  const [upper, lower] = places.sort((a, b) => a - b) as [number, number];
  return !stack.slice(upper, lower).some(isOpaque);
}

function getLayer(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position !== 'static') return at;
  }
  return null;
}

function isOpaque(element: Element): boolean {
  const style = getComputedStyle(element);
  if (/^(img|picture|video|canvas)$/i.test(element.tagName)) return true;
  if (style.backgroundImage !== 'none') return true;
  const alpha = /[,/]\s*([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
  const isColor = /^(rgb|color|oklch|oklab|lab|lch|hsl)\(/.test(style.backgroundColor);
  return isColor && (alpha === undefined || Number(alpha) > 0.9);
}

/** The middle of a line's box, where its letters are. */
function getInk({ rect, fontSize }: TextBox): DOMRect {
  const free = Math.max(0, (rect.height - fontSize * 0.7) / 2);
  return new DOMRect(rect.x, rect.y + free, rect.width, rect.height - 2 * free);
}

/** What is left of a line where boxes around it hide the rest, as an ellipsis does. */
function cutInk(element: Element, ink: DOMRect): DOMRect {
  let { left, right } = ink;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (!isHiding(getComputedStyle(at).overflowX)) continue;
    const edges = getPaddingBox(at);
    [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
  }
  return new DOMRect(left, ink.y, Math.max(0, right - left), ink.height);
}

function getPaddingBox(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  return {
    left: left + clientLeft,
    top: top + clientTop,
    right: left + clientLeft + clientWidth,
    bottom: top + clientTop + clientHeight,
  };
}

type Edges = { left: number; top: number; right: number; bottom: number };

const isApart = (one: Edges, other: Edges) =>
  one.right <= other.left ||
  one.left >= other.right ||
  one.bottom <= other.top ||
  one.top >= other.bottom;

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** `button.login`: the class as the style sheet has it, without what the build adds. */
function nameOf(element: Element): string {
  const classes = [...element.classList].map(
    (name) => /^_(.+)_[\w-]+_\d+$/.exec(name)?.[1] ?? name,
  );
  return [element.tagName.toLowerCase(), ...classes.slice(0, 2)].join('.');
}

function distinct(findings: readonly OverflowFinding[]): OverflowFinding[] {
  const byPlace = new Map<string, OverflowFinding>();
  for (const finding of findings) {
    const { kind, text, element } = finding;
    const key = [kind, text, element].join('\n');
    if ((byPlace.get(key)?.px ?? -1) < finding.px)
      byPlace.set(key, { ...finding, text: shorten(text) });
  }
  return [...byPlace.values()];
}
