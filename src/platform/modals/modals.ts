import { createContext, useContext } from 'react';
import type { FromSchema } from 'json-schema-to-ts';
import type { addressProblemValue } from '../../../schemas/api/session.ts';

/** What each modal may be opened with. A name is also a file: `login` is `src/features/session/LoginModal.tsx`. */
export interface ModalArgs {
  readonly login: {
    /** `ended`: the gateway ended the session, and what was typed waits underneath: sign in and only close. `protected`: something that only members may do. */
    readonly reason?: 'ended' | 'protected';
    readonly type?: 'username' | 'sms';
    /** Username or mobile number to start with. */
    readonly username?: string;
    readonly password?: string;
    /** Signs in at once with what is given, as the form of the header asks for. */
    readonly submit?: boolean;
    /** What another way in failed with, such as a free demo; told above the form. */
    readonly problem?: unknown;
  };
  readonly register: {
    /** Codes of the address that the visitor came by; `open` adds them by itself. */
    readonly referralCode?: string;
    readonly affiliateCode?: string;
  };
  readonly forgot: {
    /** Username or mobile number to start with. */
    readonly username?: string;
  };
  /** The secret of an e-mailed link: its fragment. */
  readonly newPassword: { readonly secret: string };
  readonly changePassword: {
    /** Why a member who did not ask must change it now; undefined where they asked themselves. */
    readonly forced?: 'mustChange' | 'expired';
  };
  readonly afterLogin: { readonly firstTime?: boolean };
  /** An account has just been opened. */
  readonly welcome: Record<never, never>;
  readonly notice: { readonly id?: string };
  readonly logout: Record<never, never>;
  /** A sign-in from a new address that waits for one more proof. */
  readonly addressCheck: FromSchema<typeof addressProblemValue>;
  readonly trialOnly: Record<never, never>;
}

/** A modal of the product. */
export type ModalName = keyof ModalArgs;

/** What every modal gets. */
export interface ModalProps<Name extends ModalName> {
  readonly args: ModalArgs[Name];
  /** Closes it. With a path goes there instead of back to where one was: never `onClose()` and then navigate. */
  readonly onClose: (to?: string) => Promise<void>;
}

/** The ways to open and close modals; stable, so that who holds them never renders anew. */
export interface Modals {
  /**
   * Opens a modal. From within a modal the new one takes its place; with `over` it lies on top, and what was typed below
   * stays.
   */
  open<Name extends ModalName>(
    name: Name,
    args?: ModalArgs[Name],
    options?: { readonly over?: boolean },
  ): void;
  /** Closes the top modal, back to where one was, or on to a path of this site. Resolves once the address is right again. */
  close(to?: string): Promise<void>;
  /** Fetches the scripts of a modal that will probably be opened, such as when its button is pointed at. */
  prefetch(name: ModalName): void;
  /**
   * Does what only members may do: at once for a member, after a sign-in for a guest, or not at all if they do not sign
   * in. With `real`, trial accounts are asked to open a real one instead.
   */
  requireMember(action: () => void, options?: { readonly real?: boolean }): void;
}

const ModalsContext = createContext<Modals | null>(null);

/** Hands the ways to open and close modals down. */
export const ModalsProvider = ModalsContext;

/** The ways to open and close modals. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (!modals) throw new Error('useModals() outside of modals. Wrap the tree in <ModalsRoot>.');
  return modals;
}
