import { deleteApp, getApps, initializeApp, type FirebaseApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type Auth,
} from '@firebase/auth';
import type { ResolvedBrand } from '../../../../schemas/resolvedBrand.ts';
import { findPlace } from '../findPlace.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** A code that was sent and waits to be typed. */
export interface SentCode {
  /** Resolves with an ID token for the gateway. Rejects with a Problem. */
  confirm(code: string): Promise<string>;
}

type Settings = ResolvedBrand['phoneAuth'];

/** What the service's own codes mean here. */
const CODES: Readonly<Record<string, Problem['code']>> = {
  'auth/invalid-phone-number': 'phoneInvalid',
  'auth/missing-phone-number': 'phoneMissing',
  'auth/too-many-requests': 'tooManyCodes',
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeMissing',
  'auth/code-expired': 'codeExpired',
  'auth/session-expired': 'codeExpired',
  'auth/captcha-check-failed': 'captchaWrong',
  'auth/quota-exceeded': 'messageQuota',
  'auth/operation-not-allowed': 'messagesOff',
  'auth/unauthorized-domain': 'messagesOff',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/network-request-failed': 'offline',
};

function toProblem(cause: unknown): Problem {
  const code = (cause as { code?: unknown } | null)?.code;
  return new Problem(
    (typeof code === 'string' && CODES[code]) || 'phoneAuthFailed',
    `The phone-auth service refused (${String(code)}).`,
  );
}

/** Nothing of the service stays in the browser: it vouches for a number once, and the gateway keeps the session. */
async function openAuth({ apiKey, authDomain, projectId }: Settings): Promise<Auth> {
  const [open] = getApps();
  if (open) await deleteApp(open);
  const app: FirebaseApp = initializeApp({ apiKey, authDomain, projectId });
  return initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}

/** Sends a code by Firebase, whose invisible reCAPTCHA asks only where it doubts. */
export async function sendByFirebase(settings: Settings, e164: string): Promise<SentCode> {
  const place = document.createElement('div');
  findPlace().append(place);
  try {
    const auth = await openAuth(settings);
    const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
    const sent = await signInWithPhoneNumber(auth, e164, verifier);
    verifier.clear();
    return {
      confirm: async (code) => {
        try {
          const { user } = await sent.confirm(code);
          return await user.getIdToken();
        } catch (cause) {
          throw toProblem(cause);
        }
      },
    };
  } catch (cause) {
    throw toProblem(cause);
  } finally {
    place.remove();
  }
}
