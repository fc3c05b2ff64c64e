import { z } from 'zod';
import { lastStatisticsPage, limits } from '../limits.ts';
import { moderationReasons } from '../moderation.ts';
import {
  materialStatisticsSorts,
  materialStatuses,
  sellerTasks,
  statisticsPeriods,
  statisticsTables,
  viewSources,
} from '../units.ts';
import { Id, SearchInput } from './fields.ts';
import { Picture } from './material-shapes.ts';

const Count = z.number().int();
const Words = SearchInput(limits.searchQueryLength).min(1);
const Coordinate = (max: number) => z.number().min(-max).max(max);

const ViewInput = z.object({
  source: z.enum(viewSources),
  words: Words.optional(),
});

const SearchEventInput = z
  .object({
    words: Words,
    results: Count.min(0).max(limits.listDepth),
    latitude: Coordinate(90).optional(),
    longitude: Coordinate(180).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
  });

const Days = z.coerce
  .number()
  .pipe(z.literal([...statisticsPeriods]))
  .default(30);

const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

const figures = {
  views: Count,
  /** Visitors of any material of the seller, each day on its own, added up: tomorrow the same person counts again. */
  dailyVisitors: Count,
  favorites: Count,
  contacts: Count,
};
export const DailyFigures = z.object({ day: z.iso.date(), ...figures });
export type DailyFigures = z.infer<typeof DailyFigures>;

const Totals = z.object({
  ...figures,
  conversion: z.number().nullable(),
});

const MaterialFigures = z.object({
  id: z.uuid(),
  title: z.string(),
  reference: z.string().nullable(),
  status: z.enum(materialStatuses),
  picture: Picture.nullable(),
  views: Count,
  previousViews: Count,
  favorites: Count,
  contacts: Count,
  conversion: z.number().nullable(),
});
export type MaterialFigures = z.infer<typeof MaterialFigures>;

const Statistics = z.object({
  period: Period,
  previousPeriod: Period,
  totals: Totals,
  previousTotals: Totals,
  daily: z.array(DailyFigures),
  previousDaily: z.array(DailyFigures),
  sources: z.array(z.object({ source: z.enum(viewSources), views: Count })),
  searches: z.array(z.object({ words: z.string(), views: Count, contacts: Count })),
  demand: z.object({
    /** Null when the seller has neither a material nor a known city: nothing can be near. */
    place: z.object({ name: z.string(), postalCode: z.string() }).nullable(),
    radiusKm: Count,
    /** `searches`: a visitor counts once a day. `results`: the most found at the time, 0 to 2. */
    searches: z.array(z.object({ words: z.string(), searches: Count, results: Count })),
  }),
});
export type Statistics = z.infer<typeof Statistics>;

const Comparison = z.object({ current: Count, previous: Count });

const Dashboard = z.object({
  period: Period,
  previousPeriod: Period,
  views: Comparison,
  contacts: Comparison,
  replyMinutes: z.object({ current: Count.nullable(), previous: Count.nullable() }),
  materials: z.object({ online: Count, outOfStock: Count, lowStock: Count }),
  daily: z.array(DailyFigures),
  unreadMessages: Count,
  /**
   * Only what there is to do, in the order to show it. `ids` are materials, or conversations for `unanswered`; at most
   * `limits.shownTasks`.
   */
  tasks: z.array(
    z.object({
      kind: z.enum(sellerTasks),
      count: Count,
      ids: z.array(z.uuid()),
      reason: z.enum(moderationReasons).nullable(),
      message: z.string().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const statisticsSchemas = {
  recordView: { params: z.object({ id: Id }), body: ViewInput },
  recordSearch: { body: SearchEventInput },
  readStatistics: { query: z.object({ days: Days }), answer: Statistics },
  listMaterialStatistics: {
    query: z.object({
      days: Days,
      sort: z.enum(materialStatisticsSorts).default('views'),
      page: z.coerce.number().int().min(1).max(lastStatisticsPage).default(1),
    }),
    answer: z.object({ items: z.array(MaterialFigures), total: Count }),
  },
  /** CSV with a byte order mark, which `Response.text()` removes: add it again when the text becomes a file. */
  exportStatistics: {
    query: z.object({ days: Days, table: z.enum(statisticsTables).default('materials') }),
    answer: z.string(),
  },
  readDashboard: { answer: Dashboard },
};
