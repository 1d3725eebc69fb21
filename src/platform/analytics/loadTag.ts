declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads a brand's Google tag, which tells pages by itself as the visitor goes on. The policy of the document names its hosts. */
export function loadTag(gtagId: string, now: Date): void {
  const layer = (window.dataLayer ??= []);
  // The tag reads the arguments objects of this function, arrays do not count.
  function tell(..._words: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  tell('js', now);
  tell('config', gtagId);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}
