type Draft = Readonly<Record<string, unknown>>;

/** What is never kept: secrets, what is good once, and what a person must say each time. */
const NEVER = /password|captcha|code$|^agreed$|^answer$|^ticketOf$/i;

/** Codes that came by a link or a friend are no secrets. */
const ALWAYS = /^(referralCode|affiliateCode|countryCode)$/;

const drafts = new Map<string, Draft>();

/** What was typed into a form before it was closed; on this page only, for a shared computer keeps nothing. */
export function readDraft(form: string): Draft {
  return drafts.get(form) ?? {};
}

/** Keeps what is typed into a form, without secrets. */
export function keepDraft(form: string, values: Draft): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== '' && (ALWAYS.test(name) || !NEVER.test(name)),
  );
  drafts.set(form, Object.fromEntries(kept));
}

/** Forgets everything typed: the forms have done their work. */
export function clearDrafts(): void {
  drafts.clear();
}
