import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What comes late on a busy machine has still come: a wait ends with what it waits for, not with the second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// The next file of this worker shares the page, and begins on one that nobody has been on.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Some files run without a page.
  if (!globalThis.document) return;
  const { documentElement: root, head, body } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  // Emotion goes on writing into the elements that it made.
  for (const element of head.querySelectorAll(':not([data-emotion])')) element.remove();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
});
