import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  isListOneStepBack,
  useHasLastList,
  useLastListAddress,
} from '../../entities/list-query/last-search.ts';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';

export function BackToResults() {
  const hasList = useHasLastList();
  const list = useLastListAddress();
  const navigate = useNavigate();
  if (!hasList) return null;

  function goBack(event: MouseEvent) {
    const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!isPlainClick || !isListOneStepBack()) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={list}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline max-md:pt-1 md:mt-4"
    >
      <Icon name="arrow-left" size={18} />
      {m.material_back()}
    </Link>
  );
}
