import { pages } from '@parpaing/contract/pages';
import * as m from '../../paraglide/messages.js';
import { IllustratedScreen } from './illustrated-screen.tsx';

export function NotFoundScreen() {
  return (
    <IllustratedScreen
      title={m.not_found_title()}
      text={m.not_found_text()}
      drawing="gap"
      action={{ to: pages.home, label: m.not_found_action() }}
    />
  );
}
