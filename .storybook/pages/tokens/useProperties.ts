import { useLayoutEffect, useState } from 'react';

/** The values of custom properties as the page has them now, so that nothing is written down twice. */
export function useProperties(names: readonly string[], changesWith: unknown): readonly string[] {
  const [values, setValues] = useState<readonly string[]>([]);
  const key = names.join(' ');
  useLayoutEffect(() => {
    const style = getComputedStyle(document.documentElement);
    setValues(key.split(' ').map((name) => style.getPropertyValue(name).trim()));
  }, [key, changesWith]);
  return values;
}

const ROOT_PX = 16;

/** `36 to 56 px` of `clamp(2.25rem, …, 3.5rem)`, `15 px` of `.9375rem`. */
export function inPixels(length = ''): string {
  const rems = [...length.matchAll(/(-?[\d.]+)rem/g)].map(([, rem]) => Number(rem) * ROOT_PX);
  const [first, last] = [rems[0], rems.at(-1)];
  if (first === undefined || last === undefined) return length;
  return first === last ? `${first} px` : `${first} to ${last} px`;
}

/** `120 ms` of `.12s`, which is how browsers give back what the style sheet says as `120ms`. */
export function inMilliseconds(time = ''): string {
  if (time.endsWith('ms')) return time.replace('ms', ' ms');
  return time.endsWith('s') ? `${Math.round(Number.parseFloat(time) * 1000)} ms` : time;
}
