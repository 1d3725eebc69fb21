/** An e-mail to one person. */
export interface MailMessage {
  readonly merchantCode: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends e-mails in the name of a merchant. */
export interface MailSender {
  /** Resolves when the mail server has taken the message. Throws ProviderFault. */
  send(message: MailMessage): Promise<void>;
}
