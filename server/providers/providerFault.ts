/** Why an outside service did not do what it was asked. */
export type ProviderFaultReason =
  /** No provider is set up for the merchant. */
  | 'notConfigured'
  /** The provider turned us or the request down: wrong credentials, a sender it does not know, a token it did not make. */
  | 'refused'
  /** Nobody answered in time. */
  | 'timeout'
  /** The provider cannot be reached, or is broken itself. */
  | 'unreachable'
  /** The account with the provider has nothing left. */
  | 'quota'
  /** The provider takes no more for now. */
  | 'tooMany'
  /** Nothing can be sent to this phone number. */
  | 'invalidNumber'
  /** Nothing can be sent to this e-mail address. */
  | 'invalidAddress';

/** The outside services. */
export type ProviderService =
  'sms' | 'mail' | 'push' | 'captcha' | 'phoneAuth' | 'payments' | 'identity' | 'beacon';

/** A fault of an outside service. Its message is for the log, and holds neither secrets nor who was written to. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly service: ProviderService;
  readonly reason: ProviderFaultReason;

  constructor(
    service: ProviderService,
    reason: ProviderFaultReason,
    detail: string,
    cause?: unknown,
  ) {
    super(`${service}: ${reason}: ${detail}`, { cause });
    this.service = service;
    this.reason = reason;
  }
}
