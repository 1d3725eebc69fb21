/** An e-mail to one person. */
export interface MailMessage {
  readonly merchantCode: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** A text message to one phone. */
export interface SmsMessage {
  readonly merchantCode: string;
  /** E.164, such as "+34600000000". */
  readonly to: string;
  readonly text: string;
}
