/** « 40 min », « 1 h 40 ». */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00A0min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}\u00A0h`;
  return rest === 0 ? hours : `${hours}\u00A0${String(rest).padStart(2, '0')}`;
}
