/** What a browser's push service calls it by, as the gateway takes it. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How pushes stand in this browser: nobody was asked, it gets them, its owner said no, or it cannot. */
export type PushState = 'off' | 'on' | 'denied' | 'unsupported';

const WORKER = '/push-worker.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findRegistration = () => navigator.serviceWorker.getRegistration(WORKER);

const findSubscription = async () =>
  (await (await findRegistration())?.pushManager.getSubscription()) ?? null;

/** How pushes stand; nothing is asked and nothing is loaded. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await findSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/**
 * Asks the visitor, by a press, and subscribes this browser; null where they said no. `key` is the gateway's public one,
 * base64url. Throws what the browser says where its push service cannot be reached.
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // One that another key made is of no use any more.
  const made = await subscribe().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Ends the subscription of this browser; gives where it was called, null where there was none. */
export async function unsubscribeBrowser(): Promise<string | null> {
  const subscription = isSupported() ? await findSubscription() : null;
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
