/** A text message to one phone. */
export interface SmsMessage {
  readonly merchantCode: string;
  /** E.164, such as "+34600000000". */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages in the name of a merchant. */
export interface SmsSender {
  /** Resolves when the provider has taken the message. Throws ProviderFault. */
  send(message: SmsMessage): Promise<void>;
}
