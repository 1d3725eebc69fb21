/** An e-mail to one person. */
export interface MailMessage {
  /** The same for each try at one message; made anew where nobody gives one. */
  readonly id?: string;
  readonly merchantCode: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** A text message to one phone. */
export interface SmsMessage {
  /** The same for each try at one message; made anew where nobody gives one. */
  readonly id?: string;
  readonly merchantCode: string;
  /** E.164, such as "+34600000000". */
  readonly to: string;
  readonly text: string;
}
