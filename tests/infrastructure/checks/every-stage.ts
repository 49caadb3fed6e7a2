import type { Bundle } from "../synthesis/synthesis.ts";
import { theEdgeWritesDownWhatItAnswers } from "./access-log.ts";
import { deadLettersRaiseAlarms, failuresRaiseAlarms, silenceRaisesAlarms } from "./alarms.ts";
import { bucketsAreClosed, onlyPublicPicturesAreServed } from "./buckets.ts";
import type { Check } from "./check.ts";
import { everythingIsOnTheDashboard } from "./dashboard.ts";
import { errorsAreNotKept, everythingGoesThroughTheEdge, onlyQueriesThatMeanSomethingCount } from "./edge.ts";
import { functionsFitLambda, functionsRunAsDefined } from "./functions.ts";
import { linksLeadToTheirThings, secretsStaySecret } from "./links.ts";
import { mailGoesToEverybody, newsOfMailIsHeard } from "./mail.ts";
import {
  linksAreGranted,
  modelsCanBeSubscribedTo,
  noRoleTakesMore,
  noStarIsGranted,
  onlyServicesWearRoles,
  workersMayReceive,
} from "./permissions.ts";
import { queuesAreDefined, queuesDriveTheirWorkers, queuesLoseNothing } from "./queues.ts";
import { schedulesRunAsDefined } from "./schedules.ts";
import { tableIsAsDefined } from "./table.ts";

/** What holds on every stage. */
export const checks = (bundles: Record<string, Bundle>): [fact: string, check: Check][] => [
  ["no role is granted a star", noStarIsGranted],
  ["no role takes a policy of AWS but the one for logs", noRoleTakesMore],
  ["only services wear roles", onlyServicesWearRoles],
  ["a function may do what its links are for", linksAreGranted(bundles)],
  ["a worker may receive from its queue", workersMayReceive],
  ["models that are drawn with can be subscribed to", modelsCanBeSubscribedTo],
  ["links lead to their things", linksLeadToTheirThings],
  ["secrets stay secret", secretsStaySecret],
  ["the table is as defined", tableIsAsDefined],
  ["queues lose nothing", queuesLoseNothing],
  ["queues are those of the definitions", queuesAreDefined],
  ["queues drive their workers", queuesDriveTheirWorkers],
  ["schedules run as defined", schedulesRunAsDefined],
  ["functions run as defined", functionsRunAsDefined],
  ["functions fit Lambda", functionsFitLambda(bundles)],
  ["everything of a stage is on its dashboard", everythingIsOnTheDashboard],
  ["mail goes to everybody", mailGoesToEverybody],
  ["news of mail is heard", newsOfMailIsHeard],
  ["buckets are closed", bucketsAreClosed],
  ["only public pictures are served", onlyPublicPicturesAreServed],
  ["everything goes through the edge", everythingGoesThroughTheEdge],
  ["the edge keeps no errors", errorsAreNotKept],
  ["the edge writes down what it answers, of nobody", theEdgeWritesDownWhatItAnswers],
  ["only queries that mean something count", onlyQueriesThatMeanSomethingCount],
  ["dead letters and waiting work raise alarms", deadLettersRaiseAlarms],
  ["failures raise alarms", failuresRaiseAlarms],
  ["silence raises alarms", silenceRaisesAlarms],
];
