/** Scrolls a horizontal track until an item stands at its inline start, in either direction of writing. */
export function scrollToItem(track: HTMLElement, item: Element, smooth: boolean): void {
  const style = getComputedStyle(track);
  const inset = Number.parseFloat(style.scrollPaddingInlineStart) || 0;
  const trackBox = track.getBoundingClientRect();
  const itemBox = item.getBoundingClientRect();
  const delta =
    style.direction === 'rtl'
      ? itemBox.right - (trackBox.right - inset)
      : itemBox.left - (trackBox.left + inset);
  // To a place, not by a way: where every slide must stop a swipe, a way ends at the next one.
  track.scrollTo({ left: track.scrollLeft + delta, behavior: smooth ? 'smooth' : 'auto' });
}

/** Index of the item that stands nearest to the inline start of a horizontal track. */
export function getNearestItem(track: HTMLElement): number {
  const rtl = getComputedStyle(track).direction === 'rtl';
  const trackBox = track.getBoundingClientRect();
  const distances = Array.from(track.children, (item) => {
    const box = item.getBoundingClientRect();
    return Math.abs(rtl ? box.right - trackBox.right : box.left - trackBox.left);
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
