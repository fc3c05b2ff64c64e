export function logError(context: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console.
  console.error(context, error);
}
