/** A mail to one person, complete. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only for what somebody may stop receiving: the address that ends it, which mail programs offer as a button. */
  unsubscribeUrl?: string;
};
