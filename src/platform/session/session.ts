import { getMemberType, TRIAL_TYPE } from '../../../schemas/memberTypes.ts';

/** Who looks at the page. */
export type Session =
  | {
      readonly kind: 'guest';
      /** The gateway ended the session in the middle of things: a sign-in is offered at once. */
      readonly wasEnded?: boolean;
    }
  | {
      readonly kind: 'member';
      readonly account: string;
      /** One of schemas/memberTypes.ts. */
      readonly memberType: number;
      /** Whether the password was typed for this session, so that a change need not ask for the old one. */
      readonly passwordProved?: boolean;
    };

/** Session of a visitor who has not signed in, and of every prerendered page. */
export const GUEST: Session = { kind: 'guest' };

/** Whether a trial account is signed in. */
export function isTrial(session: Session): boolean {
  return session.kind === 'member' && session.memberType === TRIAL_TYPE;
}

/** Whether a member who leads a team is signed in. */
export function isAgent(session: Session): boolean {
  return session.kind === 'member' && getMemberType(session.memberType).agentCentre;
}

/** Whether somebody is signed in to an account of their own. */
export function isRealMember(session: Session): boolean {
  return session.kind === 'member' && !isTrial(session);
}
