// Made of the schemas of the server. Do not edit: run `make wire`.
import type { View } from './view'
export interface paths {
  '/api/days/{game}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Day Of
     * @description How people fared on a day, or today.
     */
    get: operations['day_of_api_days__game__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/days/{game}/try': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set Out
     * @description Set out on today's journey; whoever has done so goes on where they are.
     */
    post: operations['set_out_api_days__game__try_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Offer
     * @description The games there are with their options, the bots, and whatever else one can choose here.
     */
    get: operations['offer_api_games_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{name}/rules': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Rules Of
     * @description The rules of a game: its articles in order, and the numbers that their texts speak of.
     */
    get: operations['rules_of_api_games__name__rules_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{name}/texts/{language}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Texts Of
     * @description The texts of a game, for a page that was built without them.
     */
    get: operations['texts_of_api_games__name__texts__language__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Bring Game
     * @description Bring a finished game from its text; it can be replayed by its link.
     */
    post: operations['bring_game_api_imports_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/join': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Join
     * @description Sit down at an open table that fits. Whoever asks again with the same key gets the same seat.
     */
    post: operations['join_api_join_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/lobby': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Open Tables
     * @description A page of the open tables, of a game, of a host, the newest first.
     */
    get: operations['open_tables_api_lobby_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Be Known
     * @description Be known from now on: whoever has no cookie gets one. Nothing can be held without it.
     */
    post: operations['be_known_api_me_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/mine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * My Tables
     * @description The tables of this browser, the last moved first.
     */
    get: operations['my_tables_api_mine_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/practices/{game}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All Practices
     * @description The practices of a game.
     */
    get: operations['all_practices_api_practices__game__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/practices/{game}/{name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Practice
     * @description One of them.
     */
    get: operations['practice_api_practices__game___name__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/practices/{game}/{name}/try': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Try Practice
     * @description Play on from a practice, at a table of one's own; what nobody there may know is dealt anew.
     */
    post: operations['try_practice_api_practices__game___name__try_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make Table
     * @description Make a table; with no seat open it starts at once. Whoever asks again with the same key gets the same.
     */
    post: operations['make_table_api_tables_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One Table
     * @description A table by its link.
     */
    get: operations['one_table_api_tables__link__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/chat': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Allow Chat
     * @description Turn free chat on or off; for whoever made the table.
     */
    put: operations['allow_chat_api_tables__link__chat_put']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/game': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Game Text
     * @description A finished game as text, with its seed: that of a day is secret until the day is over everywhere.
     */
    get: operations['game_text_api_tables__link__game_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/hint': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How Far
     * @description How far the master has unpacked: whoever asks it for the first time on a machine waits for that.
     */
    get: operations['how_far_api_tables__link__hint_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/hurry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hurry
     * @description Do not wait for bots that unpack: until they have, a pilgrim goes on in their names. For whoever sits there.
     */
    post: operations['hurry_api_tables__link__hurry_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/outline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Outline
     * @description A finished game at a glance, as a seat saw it or, without one, a spectator.
     */
    get: operations['outline_api_tables__link__outline_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/replay/{step}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Replay Step
     * @description A finished game after one of its moves; 0 is the deal.
     */
    get: operations['replay_step_api_tables__link__replay__step__get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/replay/{step}/try': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Try It
     * @description Play on from a move of a finished game, at a table of one's own; what nobody there may know is dealt anew.
     */
    post: operations['try_it_api_tables__link__replay__step__try_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Review
     * @description What was found by looking back at a finished game, or how far that is.
     */
    get: operations['review_api_tables__link__review_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/review/begin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Look Back
     * @description Look back at a finished game; whoever asks later finds the same.
     */
    post: operations['look_back_api_tables__link__review_begin_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/bot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Seat Bot
     * @description Let a bot sit down at an open seat, or another level in a bot's; for whoever made the table.
     */
    post: operations['seat_bot_api_tables__link__seats__seat__bot_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Claim Seat
     * @description Come by a seat's secret link.
     */
    post: operations['claim_seat_api_tables__link__seats__seat__claim_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/coach': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Coach
     * @description Whether something was clearly better than a move of yours, by what you could know then; if so, it counts.
     */
    post: operations['coach_api_tables__link__seats__seat__coach_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/hint': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hint
     * @description What the master would do at your seat now; counted, and shown to all. Asked again it says the same.
     */
    post: operations['hint_api_tables__link__seats__seat__hint_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/leave': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Leave Seat
     * @description Leave your seat, send a bot away before the start, or free a seat nobody ever came to: it is open again.
     */
    post: operations['leave_seat_api_tables__link__seats__seat__leave_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/link': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Link To Seat
     * @description A fresh secret link to your seat, for another device or for whoever takes it over.
     */
    post: operations['link_to_seat_api_tables__link__seats__seat__link_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/seats/{seat}/take': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take Seat
     * @description Sit down; when the last seat is taken the journey begins.
     */
    post: operations['take_seat_api_tables__link__seats__seat__take_post']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/tables/{link}/way': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Way
     * @description The road of a table as it is travelled: it never changes.
     */
    get: operations['way_api_tables__link__way_get']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * Advice
     * @description A choice, what the master thinks of it, and what it leads to.
     */
    Advice: {
      /** Chance */
      chance: number
      choice: components['schemas']['Choice']
      /** Coins */
      coins: number
      denies: components['schemas']['Change'] | null
      /** More */
      more: components['schemas']['Change'][]
      /** Playouts */
      playouts: number
      /** Points */
      points: number
    }
    /**
     * Article
     * @description A page of the rules; its text is `rules-GAME-NAME`.
     */
    Article: {
      /** About */
      about: string[]
      /** Items */
      items: components['schemas']['Item'][]
      /** Name */
      name: string
    }
    /**
     * Change
     * @description Points that somebody gets more or less than after the other choices, by the end.
     */
    Change: {
      /** Points */
      points: number
      /** Seat */
      seat: number
      /** Source */
      source: string
    }
    /**
     * Chapter
     * @description Some articles that belong together.
     */
    Chapter: {
      /** Articles */
      articles: components['schemas']['Article'][]
      /** Name */
      name: string
    }
    /**
     * ChatWish
     * @description Whether people may write what they like.
     */
    ChatWish: {
      /** Allowed */
      allowed: boolean
    }
    /**
     * Choice
     * @description Something a player may do now.
     */
    Choice: {
      /**
       * Coins
       * @default 0
       */
      coins?: number
      /**
       * Count
       * @default 0
       */
      count?: number
      /** Id */
      id: number
      /** Kind */
      kind: string
      /**
       * Names
       * @default []
       */
      names?: string[]
      /** Next */
      next?: number | null
      /**
       * Of
       * @default
       */
      of?: string
      /**
       * Points
       * @default 0
       */
      points?: number
      /** Says */
      says: string
      /** Slot */
      slot?: number | null
      /** Space */
      space?: number | null
    }
    /**
     * Companion
     * @description The name somebody sets out with.
     */
    Companion: {
      /** Name */
      name: string
    }
    /**
     * Course
     * @description How a finished journey went: the points of every seat, and where all had gathered.
     */
    Course: {
      /** Gatherings */
      gatherings: [number, number][]
      /** Points */
      points: number[][]
    }
    /**
     * Day
     * @description A day's journey, how the first so many fared and whoever asks, and the days there are, the last first.
     */
    Day: {
      /** Bots */
      bots: string[]
      /** Day */
      day: string
      /** Days */
      days: string[]
      /** Over */
      over: boolean
      /** Results */
      results: components['schemas']['Result'][]
      /** Today */
      today: boolean
    }
    /**
     * Entry
     * @description What an entry of the log brought about: number 0 is the deal.
     */
    Entry: {
      /**
       * By
       * @enum {string}
       */
      by: 'deal' | 'person' | 'bot' | 'clock' | 'undo'
      /** Events */
      events: components['schemas']['Told'][]
      /** Number */
      number: number
      /** Seat */
      seat: number | null
    }
    /**
     * Exercise
     * @description A position as the seat that is asked sees it, and what the sage thinks of the choices, the best first.
     */
    Exercise: {
      /** Advice */
      advice: components['schemas']['Advice'][]
      /** Name */
      name: string
      /** Theme */
      theme: string
      /** View */
      view: View
      way: components['schemas']['Way']
    }
    /**
     * FormerInfo
     * @description Who sat at a seat earlier in the game.
     */
    FormerInfo: {
      /** Bot */
      bot: string | null
      /**
       * Kind
       * @enum {string}
       */
      kind: 'open' | 'person' | 'bot'
      /** Name */
      name: string
      /** Seat */
      seat: number
      /** Time */
      time: number
      /** Until */
      until: number
    }
    /**
     * GameInfo
     * @description A game this server has, and the numbers printed on its things, which texts and drawings speak of.
     */
    GameInfo: {
      /** Components */
      components: string
      /** Day */
      day: boolean
      /** Least */
      least: number
      /** Most */
      most: number
      /** Name */
      name: string
      /** Options */
      options: components['schemas']['OptionInfo'][]
      /** Printed */
      printed: {
        [key: string]: {
          [key: string]: number | string
        }
      }
      /** Stars */
      stars: {
        [key: string]: number
      }
      /** Without */
      without: string[]
    }
    /**
     * Hint
     * @description The best few choices, the best first.
     */
    Hint: {
      /** Advice */
      advice: components['schemas']['Advice'][]
      /** Move */
      move: number
    }
    /**
     * Import
     * @description The text of a finished game.
     */
    Import: {
      /** Name */
      name: string
      /** Text */
      text: string
    }
    /**
     * Item
     * @description A thing that an article lists, and what is printed on it.
     */
    Item: {
      /** Facts */
      facts: {
        [key: string]: number | string
      }
      /** Kind */
      kind: string
      /** Name */
      name: string
    }
    /**
     * JoinWish
     * @description Somebody who would sit down at any table that fits, of a game or of all.
     */
    JoinWish: {
      /** Game */
      game?: string | null
      /**
       * Key
       * @description whoever asks again with it gets the same
       */
      key: string
      /** Name */
      name: string
    }
    /**
     * Lesson
     * @description What was done, and what was clearly better, if anything was.
     */
    Lesson: {
      better: components['schemas']['Advice'] | null
      done: components['schemas']['Advice'] | null
      /** Move */
      move: number
    }
    /**
     * Limited
     * @description Something that holds for so many players, unless one of some words is chosen; `page-changes-NAME` tells it.
     */
    Limited: {
      /** Least */
      least: number
      /** Most */
      most: number
      /** Name */
      name: string
      /** Unless */
      unless: string[]
    }
    /**
     * Lobby
     * @description A page of the open tables, and how many pages there are.
     */
    Lobby: {
      /** Pages */
      pages: number
      /** Tables */
      tables: components['schemas']['TableInfo'][]
    }
    /**
     * Looked
     * @description What was found: everybody's chances along the game, how accurately they decided, and what mattered.
     */
    Looked: {
      /** Accuracy */
      accuracy: (number | null)[]
      /** Chances */
      chances: number[][]
      /** Moments */
      moments: components['schemas']['Turning'][]
      /** Playouts */
      playouts: number
      /** Steps */
      steps: number[]
    }
    /**
     * Moment
     * @description A finished game after one of its moves, as a seat saw it or, without one, a spectator.
     */
    Moment: {
      course: components['schemas']['Course'] | null
      entry: components['schemas']['Entry']
      /** Step */
      step: number
      /** Steps */
      steps: number
      /** View */
      view: View
    }
    /**
     * Offer
     * @description What there is here: what to play, with whom, how fast, and what to say.
     */
    Offer: {
      /** Bots */
      bots: string[]
      /** Clocks */
      clocks: number[]
      /** Games */
      games: components['schemas']['GameInfo'][]
      /** Paces */
      paces: ('live' | 'days')[]
      /** Phrases */
      phrases: string[]
      /** Usual */
      usual: string
    }
    /**
     * OptionInfo
     * @description An option of a game: its texts name it and each of its answers, and explain them.
     */
    OptionInfo: {
      /** Answers */
      answers: {
        [key: string]: string
      }
      /** Changes */
      changes: {
        [key: string]: components['schemas']['Limited'][]
      }
      /** Name */
      name: string
      /** Several */
      several: boolean
      /** Text */
      text: string
      /** Unless */
      unless: {
        [key: string]: string[]
      }
    }
    /**
     * Outline
     * @description A finished game at a glance: what each move told, what it decided, and how it went.
     */
    Outline: {
      course: components['schemas']['Course']
      /** Entries */
      entries: components['schemas']['Entry'][]
      /** Kinds */
      kinds: string[]
      /** Moving */
      moving: string
    }
    /**
     * PracticeInfo
     * @description A practice, and what it is about.
     */
    PracticeInfo: {
      /** Name */
      name: string
      /** Theme */
      theme: string
    }
    /**
     * Progress
     * @description How far somebody is who looks back at a game, and what was found once they are through.
     */
    Progress: {
      /** Begun */
      begun: boolean
      /** Done */
      done: number
      found: components['schemas']['Looked'] | null
      /** Of */
      of: number
    }
    /**
     * Question
     * @description The number of the move that is asked about.
     */
    Question: {
      /** Move */
      move: number
    }
    /**
     * Result
     * @description How somebody fared; their journey can be watched once one's own is over.
     */
    Result: {
      /** Name */
      name: string
      /** Place */
      place: number | null
      /** Points */
      points: number | null
      /** Rank */
      rank: number | null
      /** Table */
      table: string | null
      /** Yours */
      yours: boolean
    }
    /**
     * Rulebook
     * @description All articles of a game, and the numbers that their texts speak of.
     */
    Rulebook: {
      /** Chapters */
      chapters: components['schemas']['Chapter'][]
      /** Game */
      game: string
      /** Numbers */
      numbers: {
        [key: string]: number
      }
    }
    /**
     * SeatBot
     * @description The bot that shall sit down.
     */
    SeatBot: {
      /** Bot */
      bot: string
    }
    /**
     * SeatClaim
     * @description A seat's link, and the name of whoever takes the seat over with it.
     */
    SeatClaim: {
      /** Link */
      link: string
      /** Name */
      name?: string | null
    }
    /**
     * Seated
     * @description The table, and the secret links of the seats that were taken: they bring their holder back from any device.
     */
    Seated: {
      /** Links */
      links: {
        [key: string]: string
      }
      table: components['schemas']['TableInfo']
    }
    /**
     * SeatInfo
     * @description A seat as everybody sees it.
     */
    SeatInfo: {
      /** Bot */
      bot: string | null
      /** Came */
      came: boolean
      /** Hints */
      hints: number
      /**
       * Kind
       * @enum {string}
       */
      kind: 'open' | 'person' | 'bot'
      /** Name */
      name: string
      /** Passed */
      passed: boolean
      /** Points */
      points: number | null
      /** Rank */
      rank: number | null
    }
    /**
     * SeatLink
     * @description A link for another device, or to hand the seat over.
     */
    SeatLink: {
      /**
       * Hand Over
       * @default false
       */
      hand_over?: boolean
    }
    /**
     * SeatName
     * @description The name somebody sits down with.
     */
    SeatName: {
      /** Key */
      key?: string | null
      /** Name */
      name: string
    }
    /**
     * SeatWish
     * @description Who shall sit at a seat: a person at this very screen, a bot of a level, or whoever comes.
     */
    SeatWish: {
      /**
       * Bot
       * @default pilgrim
       */
      bot?: string
      /**
       * Kind
       * @enum {string}
       */
      kind: 'person' | 'bot' | 'open'
      /** Name */
      name?: string | null
    }
    /**
     * Space
     * @description A space of the road.
     */
    Space: {
      /** Double */
      double: boolean
      /** Kind */
      kind: string
      /** Number */
      number: number
    }
    /**
     * TableInfo
     * @description A table as everybody with its link sees it.
     */
    TableInfo: {
      /**
       * Beginning
       * @enum {string}
       */
      beginning: 'dealt' | 'lesson' | 'day' | 'chosen' | 'imported'
      /** Chat */
      chat: boolean
      /** Clock */
      clock: number | null
      /** Components */
      components: string
      /** Created */
      created: number
      /** Creator */
      creator: boolean
      /** Day */
      day: string | null
      /** Former */
      former: components['schemas']['FormerInfo'][]
      /** Game */
      game: string
      /** Hints */
      hints: boolean
      /** Host */
      host: string
      /** Id */
      id: string
      /** Moved */
      moved: number
      /** Options */
      options: {
        [key: string]: string
      }
      /**
       * Pace
       * @enum {string}
       */
      pace: 'live' | 'days'
      /** Sealed */
      sealed: number | null
      /** Seats */
      seats: components['schemas']['SeatInfo'][]
      /** Spectators */
      spectators: boolean
      /**
       * Status
       * @enum {string}
       */
      status: 'waiting' | 'playing' | 'finished'
      /** Turn */
      turn: number | null
      /**
       * Visibility
       * @enum {string}
       */
      visibility: 'open' | 'link'
      /** Yours */
      yours: number[]
    }
    /**
     * TableWish
     * @description A table to be made. The options are the game's own words: variations, edition, direction.
     */
    TableWish: {
      /**
       * Chat
       * @default true
       */
      chat?: boolean
      /** Clock */
      clock?: number | null
      /** Game */
      game: string
      /**
       * Hints
       * @description whether all agree that the master may be asked
       * @default false
       */
      hints?: boolean
      /** Key */
      key?: string | null
      /**
       * Lesson
       * @description a guided first journey: one person, bots, a prepared deal
       * @default false
       */
      lesson?: boolean
      /** Name */
      name: string
      /**
       * Options
       * @default {}
       */
      options?: {
        [key: string]: string
      }
      /**
       * Pace
       * @default live
       * @enum {string}
       */
      pace?: 'live' | 'days'
      /** Seats */
      seats: components['schemas']['SeatWish'][]
      /**
       * Spectators
       * @default true
       */
      spectators?: boolean
      /**
       * Visibility
       * @default link
       * @enum {string}
       */
      visibility?: 'open' | 'link'
    }
    /**
     * Told
     * @description An event: its name, the named things it speaks of, and what it changed of the pieces, as the viewer may know.
     */
    Told: {
      /** Args */
      args: {
        [key: string]: number | string | string[]
      }
      /** Changes */
      changes: {
        [key: string]: {
          [key: string]: unknown
        }
      }
      /** Name */
      name: string
    }
    /**
     * Trouble
     * @description Why something was refused; the error names a text.
     */
    Trouble: {
      /** Error */
      error: string
      /** Message */
      message: string
    }
    /**
     * TryWish
     * @description Who shall play on: a person at this screen, and bots.
     */
    TryWish: {
      /** Key */
      key?: string | null
      /** Name */
      name: string
      /** Seats */
      seats: components['schemas']['SeatWish'][]
    }
    /**
     * Turning
     * @description A decision that mattered: what was done, and what was clearly better, the best first.
     */
    Turning: {
      /** Better */
      better: components['schemas']['Weighed'][]
      done: components['schemas']['Weighed']
      /** Seat */
      seat: number
      /** Step */
      step: number
    }
    /**
     * Unpacked
     * @description How many parts of what the master needs to advise are unpacked.
     */
    Unpacked: {
      /** Done */
      done: number
      /** Of */
      of: number
    }
    /**
     * Way
     * @description A road as it is travelled.
     */
    Way: {
      /** Road */
      road: components['schemas']['Space'][]
      /** Stops */
      stops: string[]
    }
    /**
     * Weighed
     * @description Something that could be done, and its chance.
     */
    Weighed: {
      /** Chance */
      chance: number
      choice: components['schemas']['Choice']
    }
    /**
     * Welcome
     * @description Whether whoever came was new, and has a cookie since.
     */
    Welcome: {
      /** New */
      new: boolean
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Advice = components['schemas']['Advice']
export type Article = components['schemas']['Article']
export type Change = components['schemas']['Change']
export type Chapter = components['schemas']['Chapter']
export type ChatWish = components['schemas']['ChatWish']
export type Choice = components['schemas']['Choice']
export type Companion = components['schemas']['Companion']
export type Course = components['schemas']['Course']
export type Day = components['schemas']['Day']
export type Entry = components['schemas']['Entry']
export type Exercise = components['schemas']['Exercise']
export type FormerInfo = components['schemas']['FormerInfo']
export type GameInfo = components['schemas']['GameInfo']
export type Hint = components['schemas']['Hint']
export type Import = components['schemas']['Import']
export type Item = components['schemas']['Item']
export type JoinWish = components['schemas']['JoinWish']
export type Lesson = components['schemas']['Lesson']
export type Limited = components['schemas']['Limited']
export type Lobby = components['schemas']['Lobby']
export type Looked = components['schemas']['Looked']
export type Moment = components['schemas']['Moment']
export type Offer = components['schemas']['Offer']
export type OptionInfo = components['schemas']['OptionInfo']
export type Outline = components['schemas']['Outline']
export type PracticeInfo = components['schemas']['PracticeInfo']
export type Progress = components['schemas']['Progress']
export type Question = components['schemas']['Question']
export type Result = components['schemas']['Result']
export type Rulebook = components['schemas']['Rulebook']
export type SeatBot = components['schemas']['SeatBot']
export type SeatClaim = components['schemas']['SeatClaim']
export type Seated = components['schemas']['Seated']
export type SeatInfo = components['schemas']['SeatInfo']
export type SeatLink = components['schemas']['SeatLink']
export type SeatName = components['schemas']['SeatName']
export type SeatWish = components['schemas']['SeatWish']
export type Space = components['schemas']['Space']
export type TableInfo = components['schemas']['TableInfo']
export type TableWish = components['schemas']['TableWish']
export type Told = components['schemas']['Told']
export type Trouble = components['schemas']['Trouble']
export type TryWish = components['schemas']['TryWish']
export type Turning = components['schemas']['Turning']
export type Unpacked = components['schemas']['Unpacked']
export type Way = components['schemas']['Way']
export type Weighed = components['schemas']['Weighed']
export type Welcome = components['schemas']['Welcome']
export type $defs = Record<string, never>
export interface operations {
  day_of_api_days__game__get: {
    parameters: {
      query?: {
        day?: string | null
      }
      header?: never
      path: {
        game: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Day']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  set_out_api_days__game__try_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        game: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Companion']
      }
    }
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  offer_api_games_get: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Offer']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  rules_of_api_games__name__rules_get: {
    parameters: {
      query?: never
      header?: never
      path: {
        name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Rulebook']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  texts_of_api_games__name__texts__language__get: {
    parameters: {
      query?: never
      header?: never
      path: {
        language: string
        name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  bring_game_api_imports_post: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Import']
      }
    }
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  join_api_join_post: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JoinWish']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  open_tables_api_lobby_get: {
    parameters: {
      query?: {
        game?: string | null
        page?: number
        search?: string | null
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Lobby']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  be_known_api_me_post: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Welcome']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  my_tables_api_mine_get: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo'][]
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  all_practices_api_practices__game__get: {
    parameters: {
      query?: never
      header?: never
      path: {
        game: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PracticeInfo'][]
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  practice_api_practices__game___name__get: {
    parameters: {
      query?: never
      header?: never
      path: {
        game: string
        name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Exercise']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  try_practice_api_practices__game___name__try_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        game: string
        name: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TryWish']
      }
    }
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  make_table_api_tables_post: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TableWish']
      }
    }
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  one_table_api_tables__link__get: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  allow_chat_api_tables__link__chat_put: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatWish']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  game_text_api_tables__link__game_get: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  how_far_api_tables__link__hint_get: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Unpacked']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  hurry_api_tables__link__hurry_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': unknown
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  outline_api_tables__link__outline_get: {
    parameters: {
      query?: {
        seat?: number | null
      }
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Outline']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  replay_step_api_tables__link__replay__step__get: {
    parameters: {
      query?: {
        seat?: number | null
      }
      header?: never
      path: {
        link: string
        step: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Moment']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  try_it_api_tables__link__replay__step__try_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        step: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TryWish']
      }
    }
    responses: {
      /** @description Successful Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  review_api_tables__link__review_get: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Progress']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  look_back_api_tables__link__review_begin_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Progress']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  seat_bot_api_tables__link__seats__seat__bot_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SeatBot']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  claim_seat_api_tables__link__seats__seat__claim_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SeatClaim']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  coach_api_tables__link__seats__seat__coach_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Question']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Lesson']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  hint_api_tables__link__seats__seat__hint_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Question']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Hint']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  leave_seat_api_tables__link__seats__seat__leave_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TableInfo']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  link_to_seat_api_tables__link__seats__seat__link_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SeatLink']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  take_seat_api_tables__link__seats__seat__take_post: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
        seat: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SeatName']
      }
    }
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Seated']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
  way_api_tables__link__way_get: {
    parameters: {
      query?: never
      header?: never
      path: {
        link: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Way']
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Method Not Allowed */
      405: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Request Entity Too Large */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Trouble']
        }
      }
    }
  }
}
