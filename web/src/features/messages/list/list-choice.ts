import { pages } from '@parpaing/contract/pages';
import type { ConversationFilter } from '@parpaing/contract/schemas';
import type { ListChoice } from '../../../entities/conversation/conversation-queries.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const filters: ConversationFilter[] = ['tous', 'non_lus', 'archives'];

export function readListChoice(params: URLSearchParams): ListChoice {
  const about = params.get('about') ?? '';
  return {
    filter: filters.find((filter) => filter === params.get('filter')) ?? 'tous',
    about: uuid.test(about) ? about : undefined,
  };
}

export function conversationsAddress({ filter, about }: ListChoice, conversation?: string): string {
  const params = new URLSearchParams({ ...(filter !== 'tous' && { filter }), ...(about && { about }) });
  const page = conversation ? pages.conversation(conversation) : pages.messages;
  return params.size > 0 ? `${page}?${params}` : page;
}
