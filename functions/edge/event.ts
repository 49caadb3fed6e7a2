/** What CloudFront hands to the code at its edge: the parts that this shop reads. Header names are lower case. */
export type EdgeValue = { value: string; multiValue?: { value: string }[] };
export type EdgeHeaders = Record<string, EdgeValue>;

export type EdgeRequest = {
  method: string;
  uri: string;
  querystring: Record<string, EdgeValue>;
  headers: EdgeHeaders;
  cookies: Record<string, EdgeValue>;
};

export type EdgeResponse = {
  statusCode: number;
  headers: EdgeHeaders;
  cookies?: Record<string, EdgeValue>;
};

export type EdgeEvent = {
  version: "1.0";
  context: { eventType: "viewer-request" | "viewer-response" };
  viewer: { ip: string };
  request: EdgeRequest;
  response?: EdgeResponse;
};
