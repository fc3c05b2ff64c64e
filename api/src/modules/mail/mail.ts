/** After mails that someone waits for, such as password resets. */
export const bulkPriority = -1;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}
