const scripts = new Map<string, Promise<void>>();

/** Longest wait for a provider's script. */
const TIMEOUT_MS = 20_000;

/** Loads a provider's script once; rejects where it does not come, and tries anew the next time. */
export function loadScript(src: string, nonce: string | undefined): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error(`${src} did not load.`));
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.src = src;
    document.head.append(script);
  });
  scripts.set(src, loading);
  loading.catch(() => scripts.delete(src));
  return loading;
}
