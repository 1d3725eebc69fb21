/** First part of the query key of everything that only its member may see; it goes with the session. */
export const MEMBER_KEY = 'member';
