export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only for mails that can be unsubscribed from (List-Unsubscribe). */
  unsubscribeUrl?: string;
};
