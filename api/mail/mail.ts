export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only for mails that can be unsubscribed from (List-Unsubscribe). */
  unsubscribeUrl?: string;
};

/** The same for every try, so that a mail that arrives twice is recognised. */
export type SentMail = Mail & { messageId: string };
export type Deliver = (mail: SentMail) => Promise<void>;
