import type { FastifyInstance } from 'fastify';

/**
 * The service worker of members who want pushes: it shows what comes and opens it, and does nothing else. Pages register it
 * only when somebody asked for pushes. It is served as it is written here.
 */
export const PUSH_WORKER = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = {};
  }
  const path = typeof told.path === 'string' && /^\\/(?!\\/)/.test(told.path) ? told.path : '/member/messages';
  event.waitUntil(
    self.registration.showNotification(String(told.title || self.location.hostname), {
      body: String(told.body || ''),
      tag: String(told.id || 'message'),
      icon: '/favicon.ico',
      dir: 'auto',
      data: { path },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).origin === self.location.origin);
      if (!open) return self.clients.openWindow(url);
      return open.focus().then((page) => (page.navigate ? page.navigate(url) : self.clients.openWindow(url)));
    }),
  );
});
`;

/** Where it is served: its scope is the whole site. */
const PUSH_WORKER_PATH = '/push-worker.js';

/** Serves it. */
export function addPushWorker(app: FastifyInstance): void {
  app.get(PUSH_WORKER_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(PUSH_WORKER),
  );
}
